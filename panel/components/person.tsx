import "./person.css";
import type { ReactNode } from "react";
import { internationalPhone } from "../../booking/phone.ts";

/** The person's name, or that the personal data were erased. */
export function PersonName({ name }: { name: string | null }) {
  return name === null ? <i className="erased-name">Silindi</i> : name;
}

/** A number as it is read aloud. */
export function phoneInWords(phone: string): string {
  return phone.replace(/^(\d{4})(\d{3})(\d{2})(\d{2})$/, "$1 $2 $3 $4");
}

/** Ready to be called; perhaps behind a drawing. */
export function PhoneLink({ phone, children }: { phone: string; children?: ReactNode }) {
  return (
    <a className="phone-link" href={`tel:${internationalPhone(phone)}`}>
      {children}
      <span>{phoneInWords(phone)}</span>
    </a>
  );
}
