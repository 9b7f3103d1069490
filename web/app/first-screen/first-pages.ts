interface FirstPage {
  /** The module of its screen, from `web/`. */
  screen: string;
  words: string[];
}

const reading: FirstPage = {
  screen: 'reading/managed-page-screen.tsx',
  words: ['reading', 'ui/prose'],
};
const upcoming: FirstPage = { screen: 'upcoming/upcoming-screen.tsx', words: ['upcoming'] };

/** Public pages, and what `router.tsx` fetches for each: the server names these files, so that they come together. */
export const firstPages: Record<string, FirstPage> = {
  '/': { screen: 'home/home-screen.tsx', words: ['home'] },
  '/tests': { screen: 'tests/tests-screen.tsx', words: ['tests'] },
  '/huong-nghiep': {
    screen: 'orientation/orientation-screen.tsx',
    words: ['orientation', 'orientation/check', 'orientation/result', 'ui/interests'],
  },
  '/courses': upcoming,
  '/practice': upcoming,
  '/support': { screen: 'support/support-screen.tsx', words: ['support'] },
  '/support/:article': {
    screen: 'support/article-screen.tsx',
    words: ['support', 'ui/prose'],
  },
  '/tickets': {
    screen: 'tickets/tickets-screen.tsx',
    words: ['tickets', 'ui/conversation'],
  },
  '/cau-hoi-thuong-gap': { screen: 'reading/questions-screen.tsx', words: ['reading'] },
  '/dich-vu': reading,
  '/chinh-sach-bao-mat': reading,
  '/dieu-khoan-su-dung': reading,
};

/** Around every one of them. */
export const frame: FirstPage = {
  screen: 'app/public-frame/public-frame.tsx',
  words: ['api', 'app', 'ui', 'app/public-frame'],
};
