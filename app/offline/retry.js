// As an address "" leaves out what stands behind "#": a term, a consultation, the key of a private link.
document.querySelector('[href=""]').addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});
