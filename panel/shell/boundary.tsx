import { Component, type ReactNode } from "react";

/** Where a screen breaks, or its file is gone after an update, the panel around it stays usable. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    if (!this.state.isBroken) return this.props.children;
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
}
