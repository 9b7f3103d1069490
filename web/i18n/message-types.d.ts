import type { FlatNamespace, Namespace, ParseKeys } from 'i18next';
import type adminAnalytics from '../admin/analytics/messages.en.json';
import type adminAttempts from '../admin/attempts/messages.en.json';
import type adminAudit from '../admin/audit/messages.en.json';
import type adminBankExchange from '../admin/bank/exchange/messages.en.json';
import type adminContent from '../admin/content/messages.en.json';
import type adminDashboard from '../admin/dashboard/messages.en.json';
import type adminHelpGuides from '../admin/help/guides/messages.en.json';
import type adminHelp from '../admin/help/messages.en.json';
import type adminRoles from '../admin/roles/messages.en.json';
import type adminSettings from '../admin/settings/messages.en.json';
import type adminStatistics from '../admin/statistics/messages.en.json';
import type adminStructure from '../admin/structure/messages.en.json';
import type adminSystemSettings from '../admin/system-settings/messages.en.json';
import type adminTests from '../admin/tests/messages.en.json';
import type adminTickets from '../admin/tickets/messages.en.json';
import type adminTicketsCanned from '../admin/tickets/canned/messages.en.json';
import type adminTicketsFigures from '../admin/tickets/figures/messages.en.json';
import type adminNotifications from '../admin/notifications/messages.en.json';
import type adminUsers from '../admin/users/messages.en.json';
import type api from '../api/messages.en.json';
import type app from '../app/messages.en.json';
import type adminShell from '../app/admin-shell/messages.en.json';
import type publicFrame from '../app/public-frame/messages.en.json';
import type auth from '../auth/messages.en.json';
import type authRegister from '../auth/register/messages.en.json';
import type authRecover from '../auth/recover/messages.en.json';
import type authVerify from '../auth/verify/messages.en.json';
import type attempt from '../attempt/messages.en.json';
import type attemptNotFound from '../attempt/not-found/messages.en.json';
import type attemptStages from '../attempt/stages/messages.en.json';
import type attemptTools from '../attempt/tools/messages.en.json';
import type attemptCalculator from '../attempt/calculator/messages.en.json';
import type classes from '../classes/messages.en.json';
import type demo from '../demo/messages.en.json';
import type errorLog from '../error-log/messages.en.json';
import type family from '../family/messages.en.json';
import type home from '../home/messages.en.json';
import type homeBelow from '../home/below/messages.en.json';
import type homeMyCall from '../home/my-call/messages.en.json';
import type homeSampleQuestion from '../home/sample-question/messages.en.json';
import type notifications from '../notifications/messages.en.json';
import type orientation from '../orientation/messages.en.json';
import type orientationCheck from '../orientation/check/messages.en.json';
import type orientationResult from '../orientation/result/messages.en.json';
import type resultsCompare from '../results/compare/messages.en.json';
import type resultsSheet from '../results/sheet/messages.en.json';
import type resultsShare from '../results/share/messages.en.json';
import type resultsPrint from '../results/print/messages.en.json';
import type settings from '../settings/messages.en.json';
import type sharing from '../sharing/messages.en.json';
import type profile from '../profile/messages.en.json';
import type profileOwnData from '../profile/own-data/messages.en.json';
import type profileSecurity from '../profile/security/messages.en.json';
import type results from '../results/messages.en.json';
import type tests from '../tests/messages.en.json';
import type tickets from '../tickets/messages.en.json';
import type resultsDetailed from '../results/detailed/messages.en.json';
import type attemptQuestion from '../attempt/question/messages.en.json';
import type uiArrange from '../ui/arrange/messages.en.json';
import type uiAssigned from '../ui/assigned/messages.en.json';
import type uiCarousel from '../ui/carousel/messages.en.json';
import type uiConversation from '../ui/conversation/messages.en.json';
import type uiFigure from '../ui/figure/messages.en.json';
import type uiInbox from '../ui/inbox/messages.en.json';
import type uiInterests from '../ui/interests/messages.en.json';
import type uiItemAnswer from '../ui/item-answer/messages.en.json';
import type uiPreferences from '../ui/preferences/messages.en.json';
import type uiQuestionWords from '../ui/question-words/messages.en.json';
import type uiRetake from '../ui/retake/messages.en.json';
import type uiVersions from '../ui/versions/messages.en.json';
import type adminBank from '../admin/bank/messages.en.json';
import type uiProse from '../ui/prose/messages.en.json';
import type reading from '../reading/messages.en.json';
import type support from '../support/messages.en.json';
import type upcoming from '../upcoming/messages.en.json';
import type uiTable from '../ui/table/messages.en.json';
import type ui from '../ui/messages.en.json';

/** Options of i18next that are not placeholder values. */
type Option = { ns: unknown } | { returnObjects: unknown } | { context: unknown };

interface InNamespace<Ns> {
  [name: string]: unknown;
  ns: Ns;
  returnObjects?: never;
  context?: never;
}

/** A namespace is the folder its messages lie in; a key that is not there does not compile. */
declare module 'i18next' {
  /**
   * The plain ways to ask for a message, tried before i18next's own: those work out the options of each call, which took
   * more than half of the time of checking the web's types. A call that fits none of these is judged by i18next's.
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
      'admin/analytics': typeof adminAnalytics;
      'admin/attempts': typeof adminAttempts;
      'admin/audit': typeof adminAudit;
      'admin/bank': typeof adminBank;
      'admin/bank/exchange': typeof adminBankExchange;
      'admin/content': typeof adminContent;
      'admin/dashboard': typeof adminDashboard;
      'admin/help/guides': typeof adminHelpGuides;
      'admin/help': typeof adminHelp;
      'admin/roles': typeof adminRoles;
      'admin/settings': typeof adminSettings;
      'admin/statistics': typeof adminStatistics;
      'admin/structure': typeof adminStructure;
      'admin/system-settings': typeof adminSystemSettings;
      'admin/notifications': typeof adminNotifications;
      'admin/tests': typeof adminTests;
      'admin/tickets': typeof adminTickets;
      'admin/tickets/canned': typeof adminTicketsCanned;
      'admin/tickets/figures': typeof adminTicketsFigures;
      'admin/users': typeof adminUsers;
      api: typeof api;
      app: typeof app;
      'app/admin-shell': typeof adminShell;
      'app/public-frame': typeof publicFrame;
      auth: typeof auth;
      'auth/register': typeof authRegister;
      'auth/recover': typeof authRecover;
      'auth/verify': typeof authVerify;
      attempt: typeof attempt;
      'attempt/not-found': typeof attemptNotFound;
      'attempt/stages': typeof attemptStages;
      'attempt/tools': typeof attemptTools;
      'attempt/calculator': typeof attemptCalculator;
      classes: typeof classes;
      demo: typeof demo;
      'error-log': typeof errorLog;
      family: typeof family;
      home: typeof home;
      'home/below': typeof homeBelow;
      'home/my-call': typeof homeMyCall;
      'home/sample-question': typeof homeSampleQuestion;
      notifications: typeof notifications;
      orientation: typeof orientation;
      'orientation/check': typeof orientationCheck;
      'orientation/result': typeof orientationResult;
      'results/compare': typeof resultsCompare;
      'results/sheet': typeof resultsSheet;
      'results/share': typeof resultsShare;
      'results/print': typeof resultsPrint;
      settings: typeof settings;
      sharing: typeof sharing;
      profile: typeof profile;
      'profile/own-data': typeof profileOwnData;
      'profile/security': typeof profileSecurity;
      results: typeof results;
      tests: typeof tests;
      tickets: typeof tickets;
      'results/detailed': typeof resultsDetailed;
      reading: typeof reading;
      support: typeof support;
      upcoming: typeof upcoming;
      ui: typeof ui;
      'ui/prose': typeof uiProse;
      'ui/arrange': typeof uiArrange;
      'ui/assigned': typeof uiAssigned;
      'ui/carousel': typeof uiCarousel;
      'ui/conversation': typeof uiConversation;
      'ui/figure': typeof uiFigure;
      'ui/inbox': typeof uiInbox;
      'ui/interests': typeof uiInterests;
      'ui/item-answer': typeof uiItemAnswer;
      'ui/preferences': typeof uiPreferences;
      'ui/question-words': typeof uiQuestionWords;
      'ui/retake': typeof uiRetake;
      'ui/table': typeof uiTable;
      'ui/versions': typeof uiVersions;
      'attempt/question': typeof attemptQuestion;
    };
  }
}
