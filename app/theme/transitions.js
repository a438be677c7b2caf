// Browsers drop a cross-fade for reasons of their own and report it as an error. It is none: the page is there.
addEventListener("unhandledrejection", (event) => {
  if (/^Transition was /.test(event.reason?.message)) event.preventDefault();
});
