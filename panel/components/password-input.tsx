import "./password-input.css";
import { type InputHTMLAttributes, useState } from "react";

/** A password input with a button to show what is typed. */
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
