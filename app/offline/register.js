{
  const { serviceWorker, connection } = navigator;
  const register = () => {
    const policy = window.trustedTypes?.createPolicy("cevrimdisi", {
      createScriptURL: () => "/sw.js",
    });
    serviceWorker.register(policy?.createScriptURL("") ?? "/sw.js").catch(() => {});
  };
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(register, { timeout: 2e3 });
  if (serviceWorker && !connection?.saveData) {
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  }
}
