import { useIsSignedIn } from '../../../api/auth-state.ts';
import { ClosingCall } from './closing-call.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OrientationBand } from './orientation-band.tsx';
import { Questions } from './questions.tsx';
import { Reasons } from './reasons.tsx';
import { SampleSection } from './sample-section.tsx';

/** From how it works to the end of the page. */
export function Further() {
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <HowItWorks />
      <SampleSection />
      <Reasons />
      <OrientationBand />
      <Questions />
      <ClosingCall isSignedIn={isSignedIn} />
    </>
  );
}
