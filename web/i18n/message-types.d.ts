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
import type demo from '../demo/messages.en.json';
import type home from '../home/messages.en.json';
import type settings from '../settings/messages.en.json';
import type profile from '../profile/messages.en.json';
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
      demo: typeof demo;
      home: typeof home;
      settings: typeof settings;
      profile: typeof profile;
      ui: typeof ui;
    };
  }
}
