import { Link } from "react-router";
import { pageAddresses } from "../../content-model/addresses.ts";

/** A page that only has to say one thing: not found, failed. */
export function Message({ title, text }: { title: string; text: string }) {
  return (
    <section className="sky grid min-h-[80svh] place-items-center px-5 pt-24 pb-16 text-center">
      <div className="max-w-xl">
        <h1 className="title-xl">{title}</h1>
        <p className="mt-4 mb-8 text-lg">{text}</p>
        <Link className="button" to={pageAddresses.home}>
          Anasayfaya dön
        </Link>
      </div>
    </section>
  );
}
