import { Icon } from "../../components/icon.tsx";

type WheelSign = { name: string; slug: string; element: string; path: string };

/** Twelve signs in a circle, in the Sun's order, around what was chosen or has to be. A list to ears and without styles. */
export function SignWheel(props: { signs: WheelSign[]; children: React.ReactNode }) {
  const { signs, children } = props;
  return (
    <div className="sign-wheel">
      <div className="wheel-middle">{children}</div>
      <ul>
        {signs.map(({ name, slug, element, path }) => (
          <li key={slug}>
            <a href={path} className={`light-${element}`}>
              <Icon name={slug} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
