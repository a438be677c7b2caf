/** Where a screen breaks, or its file is gone after an update, the panel around it stays usable. */
export function BrokenScreen() {
  return (
    <div className="state problem" role="alert">
      <h1 tabIndex={-1}>Bu ekran gösterilemedi.</h1>
      <p>Panel güncellenmiş olabilir; sayfayı yeniden yükleyin.</p>
      <button type="button" className="button small ghost" onClick={() => location.reload()}>
        Yeniden yükle
      </button>
    </div>
  );
}
