for (const event of ["pagereveal", "pageswap"])
  addEventListener(event, ({ viewTransition }) => {
    for (const step of ["ready", "finished", "updateCallbackDone"])
      viewTransition?.[step].catch(() => {});
  });
