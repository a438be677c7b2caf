{
  const { style } = document.documentElement;
  const show = () => {
    try {
      style.colorScheme = localStorage.theme ?? "";
    } catch {}
    for (const radio of document.getElementsByName("theme"))
      radio.checked = radio.value === style.colorScheme;
  };
  show();
  for (const event of ["DOMContentLoaded", "pagereveal", "pageshow", "storage"])
    addEventListener(event, show);
  addEventListener("change", ({ target }) => {
    if (target.name !== "theme") return;
    style.colorScheme = target.value;
    try {
      localStorage.theme = target.value;
    } catch {}
  });
}
