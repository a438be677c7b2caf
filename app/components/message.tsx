import { pageAddresses } from "../content/addresses.ts";

/** A page that only has to say one thing: not found, failed. */
export function Message({ title, text }: { title: string; text: string }) {
  return (
    <section className="sky message">
      <div>
        <h1 className="title-xl">{title}</h1>
        <p>{text}</p>
        <a className="button" href={pageAddresses.home}>
          Anasayfaya dön
        </a>
      </div>
    </section>
  );
}
