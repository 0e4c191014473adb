import { Meta, Outlet, Scripts } from "@remix-run/react";

const STYLE = "body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}";

export default function App() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <style>{STYLE}</style>
        <Meta />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
