// The stand-in for Turnstile's script: a button in place of the widget.
(() => {
  const widgets = new Map();

  const askToken = async (action) => {
    const query = new URLSearchParams({ action });
    const answer = await fetch(`/__sandbox/turnstile/token?${query}`, { method: "POST" });
    return (await answer.json()).token;
  };

  window.turnstile = {
    render(host, options) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "I am a person (sandbox)";
      button.onclick = () =>
        askToken(options.action ?? "").then(options.callback, options["error-callback"]);
      host.append(button);
      const id = `widget-${widgets.size + 1}`;
      widgets.set(id, button);
      return id;
    },
    remove(id) {
      widgets.get(id)?.remove();
      widgets.delete(id);
    },
  };
})();
