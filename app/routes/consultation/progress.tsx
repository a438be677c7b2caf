/** Where one stands in a dialog; `current` counts from one. */
export function Progress({ steps, current }: { steps: string[]; current: number }) {
  return (
    <ol className="steps" aria-label="Adımlar">
      {steps.map((name, index) => (
        <li
          key={name}
          className={index + 1 < current ? "done" : ""}
          aria-current={index + 1 === current ? "step" : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
