import { SiteFooter } from './footer/site-footer.tsx';
import { SupportWidget } from './support/support-widget.tsx';

/** The parts of the frame that load after the page. */
export function LowerFrame() {
  return (
    <>
      <SiteFooter />
      <SupportWidget />
    </>
  );
}
