interface FirstPage {
  /** The module of its screen, from `web/`. */
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

/** Public pages, and what `areas/public-area.tsx` fetches for each: the server names these files, so that they come together. */
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

/** Around every one of them. */
export const frame: FirstPage = {
  screen: 'app/public-frame/public-frame.tsx',
  words: ['api', 'app', 'ui', 'app/public-frame'],
};
