{
  const list = document.querySelector(".consultation-list");
  const panel = document.querySelector(".booking-panel");
  const show = () => {
    const link = [...list.querySelectorAll("a")].find(({ hash }) => hash === location.hash);
    if (!link) return;
    const isBookable = link.hasAttribute("aria-describedby");
    list.querySelector("[aria-current]").removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    document.querySelector(".consultation-panel .fade").className = "unless-script";
    const text = document.getElementById(link.hash.slice(1));
    text.className = "fade";
    panel.dataset.bookable = isBookable;
    panel.querySelector("button").disabled = !isBookable;
    const title = text.querySelector("h2").textContent;
    for (const mail of panel.querySelectorAll("[href^=mailto]"))
      mail.href = mail.href.replace(/=.*/, `=${encodeURIComponent(title)}`);
  };
  show();
  addEventListener("hashchange", show);
  addEventListener("hydrated", () => removeEventListener("hashchange", show), { once: true });
}
