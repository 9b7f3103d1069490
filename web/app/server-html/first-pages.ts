interface FirstPage {
  /** The path of the screen's file, relative to `web/`. */
  screen: string;
  words: string[];
}

const reading: FirstPage = {
  screen: 'site/reading/managed-page-screen.tsx',
  words: ['site/reading', 'site/prose'],
};
const upcoming: FirstPage = {
  screen: 'site/upcoming/upcoming-screen.tsx',
  words: ['site/upcoming'],
};

/** What `areas/public-area.tsx` loads for each public page. The server preloads these files, so that they load in parallel. */
export const firstPages: Record<string, FirstPage> = {
  '/': { screen: 'site/home/home-screen.tsx', words: ['site/home'] },
  '/tests': { screen: 'attempts/tests/tests-screen.tsx', words: ['attempts/tests'] },
  '/huong-nghiep': {
    screen: 'site/orientation/orientation-screen.tsx',
    words: [
      'site/orientation',
      'site/orientation/check',
      'site/orientation/result',
      'site/interests',
    ],
  },
  '/courses': upcoming,
  '/practice': upcoming,
  '/support': { screen: 'site/support/support-screen.tsx', words: ['site/support'] },
  '/support/:article': {
    screen: 'site/support/article-screen.tsx',
    words: ['site/support', 'site/prose'],
  },
  '/tickets': {
    screen: 'tickets/tickets-screen.tsx',
    words: ['tickets', 'tickets/conversation'],
  },
  '/cau-hoi-thuong-gap': { screen: 'site/reading/questions-screen.tsx', words: ['site/reading'] },
  '/dich-vu': reading,
  '/chinh-sach-bao-mat': reading,
  '/dieu-khoan-su-dung': reading,
};

/** The frame around every public page. */
export const frame: FirstPage = {
  screen: 'app/public-frame/public-frame.tsx',
  words: ['api', 'app', 'ui', 'app/public-frame'],
};
