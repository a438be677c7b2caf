import { Icon } from "../../components/icon.tsx";

type WheelSign = { name: string; slug: string; element: string; path: string };

/** A list of the twelve signs, drawn as a circle around its content. */
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
