import 'i18next';
import type adminHelp from '../admin/help/messages.en.json';
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
import type demo from '../demo/messages.en.json';
import type errorLog from '../error-log/messages.en.json';
import type home from '../home/messages.en.json';
import type resultsCompare from '../results/compare/messages.en.json';
import type resultsSheet from '../results/sheet/messages.en.json';
import type resultsShare from '../results/share/messages.en.json';
import type resultsPrint from '../results/print/messages.en.json';
import type settings from '../settings/messages.en.json';
import type profile from '../profile/messages.en.json';
import type results from '../results/messages.en.json';
import type tests from '../tests/messages.en.json';
import type resultsDetailed from '../results/detailed/messages.en.json';
import type attemptQuestion from '../attempt/question/messages.en.json';
import type uiFigure from '../ui/figure/messages.en.json';
import type uiItemAnswer from '../ui/item-answer/messages.en.json';
import type uiQuestionWords from '../ui/question-words/messages.en.json';
import type uiRetake from '../ui/retake/messages.en.json';
import type ui from '../ui/messages.en.json';

/** A namespace is the folder its messages lie in; a key that is not there does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      'admin/help': typeof adminHelp;
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
      demo: typeof demo;
      'error-log': typeof errorLog;
      home: typeof home;
      'results/compare': typeof resultsCompare;
      'results/sheet': typeof resultsSheet;
      'results/share': typeof resultsShare;
      'results/print': typeof resultsPrint;
      settings: typeof settings;
      profile: typeof profile;
      results: typeof results;
      tests: typeof tests;
      'results/detailed': typeof resultsDetailed;
      ui: typeof ui;
      'ui/figure': typeof uiFigure;
      'ui/item-answer': typeof uiItemAnswer;
      'ui/question-words': typeof uiQuestionWords;
      'ui/retake': typeof uiRetake;
      'attempt/question': typeof attemptQuestion;
    };
  }
}
