import { Icon } from "./icon.tsx";

/** Phone and e-mail as list items. */
export function ContactLinks({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      <li>
        <a href={`tel:${phone.replaceAll(" ", "")}`}>
          <Icon name="phone" /> {phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`}>
          <Icon name="mail" /> {email}
        </a>
      </li>
    </>
  );
}
