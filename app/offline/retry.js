// A link to "" would drop the fragment: a term, a consultation, or the key of a private link.
document.querySelector('[href=""]').addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});
