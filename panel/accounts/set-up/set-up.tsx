import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { SetUpCheck } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { AuthPage } from "../../components/auth-page.tsx";
import { Problem, Waiting } from "../../components/states.tsx";
import { call } from "../../data/api.ts";
import { ChoosePassword } from "./choose-password.tsx";

/** Where a set-up link leads: choose a password, and be inside. */
export default function SetUp() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState("");
  useEffect(() => {
    if (!hash) return;
    setToken(hash.slice(1));
    // Nobody shall read it off the screen, and the history shall not keep it.
    navigate(panelPages.setUp, { replace: true });
  }, [hash, navigate]);
  const { data: link, error: problem } = useQuery({
    queryKey: ["set-up", token],
    queryFn: () => call<SetUpCheck>("POST", panelPaths.setUpCheck, { token }),
    enabled: token !== "",
    gcTime: 0,
  });
  async function setUp(values: { email?: string; password?: string }) {
    await call("POST", panelPaths.setUp, { token, ...values });
    navigate(panelPages.list, { replace: true });
  }
  return (
    <AuthPage title="Hesap kurulumu">
      {problem ? (
        <>
          <Problem problem={problem} />
          <p className="auth-account">
            Yeni bir bağlantıyı bir yönetici ya da sunucuya bakan kişi verir. Parolanız varsa{" "}
            <Link to={panelPages.signIn}>giriş yapın</Link>.
          </p>
        </>
      ) : link ? (
        <ChoosePassword email={link.email} send={setUp} />
      ) : token || hash ? (
        <Waiting />
      ) : (
        <p className="auth-account">
          Size gönderilen bağlantıyı yeniden açın. Parolanız varsa{" "}
          <Link to={panelPages.signIn}>giriş yapın</Link>.
        </p>
      )}
    </AuthPage>
  );
}
