import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pageAddresses } from "../../content/addresses.ts";

const pause = 200;

export type Query = { text: string; kind: string };

/** What is asked is the address's. What is typed is asked after a pause, and replaces the address. */
export function useQuery() {
  const location = useLocation();
  const [typed, type] = useState("");
  const [query, setQuery] = useState<Query>({ text: "", kind: "" });

  // Once hydrated, since the prerendered page knows no query; and again when a link or Back leads here.
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const text = asked.get("q") ?? "";
    type(text);
    setQuery({ text, kind: asked.get("tur") ?? "" });
  }, [location]);

  useEffect(() => {
    const text = typed.trim();
    if (text === query.text) return;
    const timer = setTimeout(() => ask({ text, kind: "" }), pause);
    return () => clearTimeout(timer);
  });

  function ask(next: Query) {
    setQuery(next);
    // Past the router, whose change would come back as the address asked, and be written over what is typed by then.
    window.history.replaceState(window.history.state, "", addressOf(next));
  }

  return { typed, type, query, ask };
}

export const searchAddress = (text: string) => addressOf({ text, kind: "" });

function addressOf({ text, kind }: Query): string {
  const parameters = new URLSearchParams({ ...(text && { q: text }), ...(kind && { tur: kind }) });
  return pageAddresses.search + (parameters.size > 0 ? `?${parameters}` : "");
}
