import { type Role, roles, roleWords } from "../../../contract/panel/roles.ts";

const about: Record<Role, string> = {
  owner: "Her şeyi yapar; hesapları ve akademinin ayarlarını değiştirir.",
  assistant: "Randevuları yanıtlar, taşır, girer; silmez, dışa aktarmaz, ayarları değiştirmez.",
};

export function RoleChoice({ chosen }: { chosen: Role }) {
  return (
    <fieldset className="choices role-choice">
      <legend>Rol</legend>
      {roles.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="role"
            value={one}
            defaultChecked={one === chosen}
            aria-label={roleWords[one]}
            aria-describedby={`about-${one}`}
          />
          <span>
            <b>{roleWords[one]}</b>
            <small id={`about-${one}`}>{about[one]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
