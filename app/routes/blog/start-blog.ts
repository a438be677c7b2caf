import { closePopoversOnLeaving } from "../../reading/close-popovers.ts";
import { runInTasks } from "../../run-in-tasks.ts";
import { showArticle } from "./show-article.ts";
import { showRetrogrades } from "./show-retrogrades.ts";

/** The script of the articles' page. */
runInTasks(closePopoversOnLeaving, showArticle, showRetrogrades);
