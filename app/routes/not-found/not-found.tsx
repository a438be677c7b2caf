import { Message } from "../../components/message.tsx";
import { pageOf } from "../../page-head.ts";
import { preloadHero } from "../../preload-image.ts";
import type { Route } from "./+types/not-found";

export function loader() {
  return pageOf("notFound");
}

export const links: Route.LinksFunction = preloadHero;

export { meta } from "../../page-meta.ts";

export default function NotFound({ loaderData: { heading, subtitle } }: Route.ComponentProps) {
  return (
    <div className="not-found hero-sky">
      <Message title={heading} text={subtitle} />
    </div>
  );
}
