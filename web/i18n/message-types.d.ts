import type { FlatNamespace, Namespace, ParseKeys } from 'i18next';
import type accountsAuth from '../accounts/auth/messages.en.json';
import type accountsAuthRecover from '../accounts/auth/recover/messages.en.json';
import type accountsAuthRegister from '../accounts/auth/register/messages.en.json';
import type accountsAuthVerify from '../accounts/auth/verify/messages.en.json';
import type accountsConsoleNotifications from '../accounts/console/notifications/messages.en.json';
import type accountsConsoleRoles from '../accounts/console/roles/messages.en.json';
import type accountsConsoleSettings from '../accounts/console/settings/messages.en.json';
import type accountsConsoleUsers from '../accounts/console/users/messages.en.json';
import type accountsNotifications from '../accounts/notifications/messages.en.json';
import type accountsPasswords from '../accounts/passwords/messages.en.json';
import type accountsPersonForm from '../accounts/person-form/messages.en.json';
import type accountsProfile from '../accounts/profile/messages.en.json';
import type accountsProfileOwnData from '../accounts/profile/own-data/messages.en.json';
import type accountsProfileSecurity from '../accounts/profile/security/messages.en.json';
import type accountsSettings from '../accounts/settings/messages.en.json';
import type api from '../api/messages.en.json';
import type app from '../app/messages.en.json';
import type appPublicFrame from '../app/public-frame/messages.en.json';
import type attemptsConsole from '../attempts/console/messages.en.json';
import type attemptsMathTools from '../attempts/math-tools/messages.en.json';
import type attemptsPlayer from '../attempts/player/messages.en.json';
import type attemptsPlayerCalculator from '../attempts/player/calculator/messages.en.json';
import type attemptsPlayerNotFound from '../attempts/player/not-found/messages.en.json';
import type attemptsPlayerQuestion from '../attempts/player/question/messages.en.json';
import type attemptsPlayerStages from '../attempts/player/stages/messages.en.json';
import type attemptsPlayerTools from '../attempts/player/tools/messages.en.json';
import type attemptsTests from '../attempts/tests/messages.en.json';
import type bankConsoleItems from '../bank/console/items/messages.en.json';
import type bankConsoleItemsExchange from '../bank/console/items/exchange/messages.en.json';
import type bankConsoleStatistics from '../bank/console/statistics/messages.en.json';
import type bankConsoleStructure from '../bank/console/structure/messages.en.json';
import type bankConsoleTests from '../bank/console/tests/messages.en.json';
import type consoleAnalytics from '../console/analytics/messages.en.json';
import type consoleAudit from '../console/audit/messages.en.json';
import type consoleDashboard from '../console/dashboard/messages.en.json';
import type consoleHelp from '../console/help/messages.en.json';
import type consoleHelpGuides from '../console/help/guides/messages.en.json';
import type appAdminShell from '../app/admin-shell/messages.en.json';
import type demo from '../demo/messages.en.json';
import type followingAllowance from '../following/allowance/messages.en.json';
import type followingClassProgress from '../following/class-progress/messages.en.json';
import type followingClasses from '../following/classes/messages.en.json';
import type followingConsole from '../following/console/messages.en.json';
import type followingFamily from '../following/family/messages.en.json';
import type followingSharing from '../following/sharing/messages.en.json';
import type itemFigure from '../item/figure/messages.en.json';
import type itemItemAnswer from '../item/item-answer/messages.en.json';
import type itemQuestionWords from '../item/question-words/messages.en.json';
import type results from '../results/messages.en.json';
import type resultsCompare from '../results/compare/messages.en.json';
import type resultsDetailed from '../results/detailed/messages.en.json';
import type resultsErrorLog from '../results/error-log/messages.en.json';
import type resultsPrint from '../results/print/messages.en.json';
import type resultsRedo from '../results/redo/messages.en.json';
import type resultsShare from '../results/share/messages.en.json';
import type resultsSheet from '../results/sheet/messages.en.json';
import type siteConsoleContent from '../site/console/content/messages.en.json';
import type siteConsoleSystemSettings from '../site/console/system-settings/messages.en.json';
import type siteHome from '../site/home/messages.en.json';
import type siteHomeBelow from '../site/home/below/messages.en.json';
import type siteHomeMyCall from '../site/home/my-call/messages.en.json';
import type siteHomeSampleQuestion from '../site/home/sample-question/messages.en.json';
import type siteOrientation from '../site/orientation/messages.en.json';
import type siteOrientationCheck from '../site/orientation/check/messages.en.json';
import type siteOrientationResult from '../site/orientation/result/messages.en.json';
import type siteReading from '../site/reading/messages.en.json';
import type siteSupport from '../site/support/messages.en.json';
import type siteUpcoming from '../site/upcoming/messages.en.json';
import type tickets from '../tickets/messages.en.json';
import type ticketsConsole from '../tickets/console/messages.en.json';
import type ticketsConsoleCanned from '../tickets/console/canned/messages.en.json';
import type ticketsConsoleFigures from '../tickets/console/figures/messages.en.json';
import type ticketsConversation from '../tickets/conversation/messages.en.json';
import type ui from '../ui/messages.en.json';
import type uiArrange from '../ui/forms/arrange/messages.en.json';
import type uiAssigned from '../following/assigned/messages.en.json';
import type uiCarousel from '../ui/layout/carousel/messages.en.json';
import type uiInbox from '../accounts/inbox/messages.en.json';
import type uiInterests from '../site/interests/messages.en.json';
import type uiPreferences from '../accounts/preferences/messages.en.json';
import type uiProse from '../site/prose/messages.en.json';
import type uiRetake from '../attempts/retake/messages.en.json';
import type uiTable from '../ui/data/table/messages.en.json';
import type uiVersions from '../ui/data/versions/messages.en.json';

/** Options of i18next that are not placeholder values. */
type Option = { ns: unknown } | { returnObjects: unknown } | { context: unknown };

interface InNamespace<Ns> {
  [name: string]: unknown;
  ns: Ns;
  returnObjects?: never;
  context?: never;
}

/** A namespace is the path of the folder of its messages; an unknown key does not compile. */
declare module 'i18next' {
  /**
   * Simple overloads, tried before i18next's own, which infer the options of each call and took more than half of the time of
   * the type check of `web/`. A call that matches none of these is checked by i18next's.
   */
  interface TFunction<Ns extends Namespace, KPrefix> {
    (key: ParseKeys<Ns, {}, KPrefix>): string;
    <Values extends object>(
      key: ParseKeys<Ns, {}, KPrefix>,
      values: Values extends Option ? never : Values,
    ): string;
    <Other extends FlatNamespace>(key: ParseKeys<Other>, values: InNamespace<Other>): string;
  }

  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      'accounts/auth': typeof accountsAuth;
      'accounts/auth/recover': typeof accountsAuthRecover;
      'accounts/auth/register': typeof accountsAuthRegister;
      'accounts/auth/verify': typeof accountsAuthVerify;
      'accounts/console/notifications': typeof accountsConsoleNotifications;
      'accounts/console/roles': typeof accountsConsoleRoles;
      'accounts/console/settings': typeof accountsConsoleSettings;
      'accounts/console/users': typeof accountsConsoleUsers;
      'accounts/notifications': typeof accountsNotifications;
      'accounts/passwords': typeof accountsPasswords;
      'accounts/person-form': typeof accountsPersonForm;
      'accounts/profile': typeof accountsProfile;
      'accounts/profile/own-data': typeof accountsProfileOwnData;
      'accounts/profile/security': typeof accountsProfileSecurity;
      'accounts/settings': typeof accountsSettings;
      api: typeof api;
      app: typeof app;
      'app/public-frame': typeof appPublicFrame;
      'attempts/console': typeof attemptsConsole;
      'attempts/math-tools': typeof attemptsMathTools;
      'attempts/player': typeof attemptsPlayer;
      'attempts/player/calculator': typeof attemptsPlayerCalculator;
      'attempts/player/not-found': typeof attemptsPlayerNotFound;
      'attempts/player/question': typeof attemptsPlayerQuestion;
      'attempts/player/stages': typeof attemptsPlayerStages;
      'attempts/player/tools': typeof attemptsPlayerTools;
      'attempts/tests': typeof attemptsTests;
      'bank/console/items': typeof bankConsoleItems;
      'bank/console/items/exchange': typeof bankConsoleItemsExchange;
      'bank/console/statistics': typeof bankConsoleStatistics;
      'bank/console/structure': typeof bankConsoleStructure;
      'bank/console/tests': typeof bankConsoleTests;
      'console/analytics': typeof consoleAnalytics;
      'console/audit': typeof consoleAudit;
      'console/dashboard': typeof consoleDashboard;
      'console/help': typeof consoleHelp;
      'console/help/guides': typeof consoleHelpGuides;
      'app/admin-shell': typeof appAdminShell;
      demo: typeof demo;
      'following/allowance': typeof followingAllowance;
      'following/class-progress': typeof followingClassProgress;
      'following/classes': typeof followingClasses;
      'following/console': typeof followingConsole;
      'following/family': typeof followingFamily;
      'following/sharing': typeof followingSharing;
      'item/figure': typeof itemFigure;
      'item/item-answer': typeof itemItemAnswer;
      'item/question-words': typeof itemQuestionWords;
      results: typeof results;
      'results/compare': typeof resultsCompare;
      'results/detailed': typeof resultsDetailed;
      'results/error-log': typeof resultsErrorLog;
      'results/print': typeof resultsPrint;
      'results/redo': typeof resultsRedo;
      'results/share': typeof resultsShare;
      'results/sheet': typeof resultsSheet;
      'site/console/content': typeof siteConsoleContent;
      'site/console/system-settings': typeof siteConsoleSystemSettings;
      'site/home': typeof siteHome;
      'site/home/below': typeof siteHomeBelow;
      'site/home/my-call': typeof siteHomeMyCall;
      'site/home/sample-question': typeof siteHomeSampleQuestion;
      'site/orientation': typeof siteOrientation;
      'site/orientation/check': typeof siteOrientationCheck;
      'site/orientation/result': typeof siteOrientationResult;
      'site/reading': typeof siteReading;
      'site/support': typeof siteSupport;
      'site/upcoming': typeof siteUpcoming;
      tickets: typeof tickets;
      'tickets/console': typeof ticketsConsole;
      'tickets/console/canned': typeof ticketsConsoleCanned;
      'tickets/console/figures': typeof ticketsConsoleFigures;
      'tickets/conversation': typeof ticketsConversation;
      ui: typeof ui;
      'ui/forms/arrange': typeof uiArrange;
      'following/assigned': typeof uiAssigned;
      'ui/layout/carousel': typeof uiCarousel;
      'accounts/inbox': typeof uiInbox;
      'site/interests': typeof uiInterests;
      'accounts/preferences': typeof uiPreferences;
      'site/prose': typeof uiProse;
      'attempts/retake': typeof uiRetake;
      'ui/data/table': typeof uiTable;
      'ui/data/versions': typeof uiVersions;
    };
  }
}
