{
  const asked = new URLSearchParams(location.search).get("q")?.trim();
  if (asked) {
    const form = document.querySelector(".search-form");
    form.classList.add("folded", "asked");
    form.q.value = asked;
  }
}
