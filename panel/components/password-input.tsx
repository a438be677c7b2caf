import { type InputHTMLAttributes, useState } from "react";

/** Can be shown while it is typed: on a phone nobody sees which letter was hit. */
export function PasswordInput(attributes: InputHTMLAttributes<HTMLInputElement>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="password-input">
      <input {...attributes} type={isShown ? "text" : "password"} autoCapitalize="none" required />
      <button
        type="button"
        aria-describedby={attributes.id && `${attributes.id}-label`}
        onClick={() => setShown(!isShown)}
      >
        <span className="visually-hidden">Parolayı </span>
        {isShown ? "gizle" : "göster"}
      </button>
    </span>
  );
}
