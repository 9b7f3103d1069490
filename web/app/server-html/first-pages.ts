interface FirstPage {
  /** The path of the screen's file, relative to `web/`. */
  screen: string;
  namespaces: string[];
}

const reading: FirstPage = {
  screen: 'site/reading/managed-page-screen.tsx',
  namespaces: ['site/reading', 'site/prose'],
};
const upcoming: FirstPage = {
  screen: 'site/upcoming/upcoming-screen.tsx',
  namespaces: ['site/upcoming'],
};

/** What `areas/public-area.tsx` loads for each public page. The server preloads these files, so that they load in parallel. */
export const firstPages: Record<string, FirstPage> = {
  '/': { screen: 'site/home/home-screen.tsx', namespaces: ['site/home'] },
  '/tests': { screen: 'attempts/tests/tests-screen.tsx', namespaces: ['attempts/tests'] },
  '/huong-nghiep': {
    screen: 'site/orientation/orientation-screen.tsx',
    namespaces: [
      'site/orientation',
      'site/orientation/check',
      'site/orientation/result',
      'site/interests',
    ],
  },
  '/courses': upcoming,
  '/practice': upcoming,
  '/support': { screen: 'site/support/support-screen.tsx', namespaces: ['site/support'] },
  '/support/:article': {
    screen: 'site/support/article-screen.tsx',
    namespaces: ['site/support', 'site/prose'],
  },
  '/tickets': {
    screen: 'tickets/tickets-screen.tsx',
    namespaces: ['tickets', 'tickets/conversation'],
  },
  '/cau-hoi-thuong-gap': {
    screen: 'site/reading/questions-screen.tsx',
    namespaces: ['site/reading'],
  },
  '/dich-vu': reading,
  '/chinh-sach-bao-mat': reading,
  '/dieu-khoan-su-dung': reading,
};

/** The frame around every public page. */
export const frame: FirstPage = {
  screen: 'app/public-frame/public-frame.tsx',
  namespaces: ['api', 'app', 'ui', 'app/public-frame'],
};
