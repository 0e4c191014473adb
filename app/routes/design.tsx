import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { MetaFunction } from "@remix-run/react";
import { Showcase, TITLE } from "#app/design/showcase/showcase.tsx";
import { Logo } from "#app/funnels/shared/screens/page/logo.tsx";
import { ThemeToggle } from "#app/funnels/shared/screens/page/theme-toggle.tsx";

export const meta: MetaFunction = () => [{ title: TITLE }, { name: "robots", content: "noindex" }];

/** Only development shows this page. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.isDevelopment) throw new Response(null, { status: 404 });
  return null;
}

export default function DesignPage() {
  return (
    <Showcase
      toolbar={
        <>
          <Logo />
          <ThemeToggle />
        </>
      }
    />
  );
}
