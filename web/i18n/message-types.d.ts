import 'i18next';
import type adminHelp from '../admin/help/messages.en.json';
import type api from '../api/messages.en.json';
import type app from '../app/messages.en.json';
import type adminShell from '../app/admin-shell/messages.en.json';
import type publicFrame from '../app/public-frame/messages.en.json';
import type auth from '../auth/messages.en.json';
import type home from '../home/messages.en.json';
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
      home: typeof home;
      ui: typeof ui;
    };
  }
}
