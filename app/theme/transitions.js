// Chromium gives up the fade between two pages where one is gone too soon, and would tell the console of it.
for (const event of ["pagereveal", "pageswap"])
  addEventListener(event, ({ viewTransition }) => {
    for (const step of ["ready", "finished", "updateCallbackDone"])
      viewTransition?.[step].catch(() => {});
  });
