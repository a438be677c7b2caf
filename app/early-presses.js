{
  const pressed = [];
  const keep = ({ target }) => {
    const button = target.closest("button:not([popovertarget], [type=submit])");
    if (!button) return;
    button.ariaBusy = "true";
    pressed.push(button);
  };
  addEventListener("click", keep, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keep, true);
      for (const button of pressed) {
        button.ariaBusy = null;
        button.click();
      }
    },
    { once: true },
  );
}
