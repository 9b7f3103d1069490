import './first-screen.css';
import article from '../../support/article.module.css';
import banner from '../../tests/banner.module.css';
import brandMark from '../../ui/brand-mark.module.css';
import button from '../../ui/button.module.css';
import chip from '../../ui/chip.module.css';
import contents from '../../ui/prose/contents-list.module.css';
import frame from '../public-frame/public-frame.module.css';
import home from '../../home/home.module.css';
import intro from '../../orientation/intro.module.css';
import languageSwitch from '../../ui/language-switch.module.css';
import menuButton from '../public-frame/menu/menu-button.module.css';
import message from '../app.module.css';
import navigation from '../public-frame/navigation-links.module.css';
import page from '../../ui/page.module.css';
import plainButton from '../../ui/plain-button.module.css';
import prose from '../../ui/prose/prose.module.css';
import questions from '../../reading/questions.module.css';
import reading from '../../ui/prose/reading.module.css';
import readingPage from '../../reading/reading.module.css';
import segments from '../../ui/segmented-switch.module.css';
import siteHeader from '../public-frame/site-header.module.css';
import skipLink from '../../ui/skip-link.module.css';
import support from '../../support/support.module.css';
import switches from '../public-frame/page-switches.module.css';
import tests from '../../tests/tests.module.css';
import testRow from '../../tests/test-row.module.css';
import themeSwitch from '../../ui/theme-switch.module.css';
import titles from '../../ui/titles.module.css';
import upcoming from '../../upcoming/upcoming.module.css';
import visitorButtons from '../public-frame/account/visitor-buttons.module.css';

/**
 * The styles of the first screen, which the server writes: those of the very components that take its place, so that
 * nothing moves when they do.
 */
export const classes = {
  article,
  banner,
  brandMark,
  button,
  chip,
  contents,
  frame,
  home,
  intro,
  languageSwitch,
  menuButton,
  message,
  navigation,
  page,
  plainButton,
  prose,
  questions,
  reading,
  readingPage,
  segments,
  siteHeader,
  skipLink,
  support,
  switches,
  tests,
  testRow,
  themeSwitch,
  titles,
  upcoming,
  visitorButtons,
};
