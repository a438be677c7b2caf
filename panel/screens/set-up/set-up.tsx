import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { SetUpCheck } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call, type Refused } from "../../data/api.ts";
import { Door } from "../../parts/auth-page.tsx";
import { Problem, Waiting } from "../../parts/states.tsx";
import { ChoosePassword } from "./choose-password.tsx";

/** Where a set-up link leads: choose a password, and be inside. */
export default function SetUp() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState("");
  const [link, setLink] = useState<SetUpCheck>();
  const [problem, setProblem] = useState<Refused>();
  useEffect(() => {
    if (!hash) return;
    setToken(hash.slice(1));
    // Nobody shall read it off the screen, and the history shall not keep it.
    navigate("/kurulum", { replace: true });
  }, [hash, navigate]);
  useEffect(() => {
    if (!token) return;
    setLink(undefined);
    setProblem(undefined);
    call<SetUpCheck>("POST", panelPaths.setUpCheck, { token }).then(setLink, setProblem);
  }, [token]);
  async function setUp(values: { email?: string; password?: string }) {
    await call("POST", panelPaths.setUp, { token, ...values });
    navigate("/", { replace: true });
  }
  return (
    <Door title="Hesap kurulumu">
      {problem ? (
        <>
          <Problem problem={problem} />
          <p className="door-whom">
            Yeni bir bağlantı için akademinin sistem sorumlusuna başvurun. Parolanız varsa{" "}
            <Link to="/giris">giriş yapın</Link>.
          </p>
        </>
      ) : link ? (
        <ChoosePassword email={link.email} send={setUp} />
      ) : token || hash ? (
        <Waiting />
      ) : (
        <p className="door-whom">
          Size gönderilen bağlantıyı yeniden açın. Parolanız varsa{" "}
          <Link to="/giris">giriş yapın</Link>.
        </p>
      )}
    </Door>
  );
}
