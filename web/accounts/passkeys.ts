import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Why passkeys cannot be used on this page. */
export type PasskeyObstacle = 'address' | 'browser';

const isBareAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** A passkey belongs to a name, and an IP address has none; where the page is not secure, browsers hide them too. */
export function passkeyObstacle(): PasskeyObstacle | undefined {
  if (isBareAddress(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? undefined : 'browser';
}

/** As the contract carries it: what is in it is between the browser and the server's library. */
type Ceremony = Record<string, unknown>;

/**
 * What came of the browser's own question. `declined` is all that browsers say of a question that was put away, took too
 * long, or found nothing that fits.
 */
export type Answered = { answer: Ceremony } | { refusal: 'declined' | 'known' };

// Its code comes when the first passkey is asked for: most visits never ask.
const library = () => import('@simplewebauthn/browser');

function refusalOf(error: unknown): Answered {
  const name = error instanceof Error ? error.name : '';
  const isUsual = ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(name);
  if (!isUsual) console.warn('The passkey was not used:', error);
  return { refusal: name === 'InvalidStateError' ? 'known' : 'declined' };
}

/** Makes a passkey on a device of the person's choice. */
export async function makePasskey(options: Ceremony): Promise<Answered> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    return { answer: { ...(await startRegistration({ optionsJSON })) } };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Asks for a passkey. In autofill the browser offers those it has beside the addresses it knows, and waits. */
export async function askForPasskey(
  options: Ceremony,
  useBrowserAutofill = false,
): Promise<Answered> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    return { answer: { ...(await startAuthentication({ optionsJSON, useBrowserAutofill })) } };
  } catch (error) {
    return refusalOf(error);
  }
}

export const canOfferInAutofill = async (): Promise<boolean> =>
  passkeyObstacle() === undefined &&
  ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Ends a question that is still waiting, such as the one in autofill when the page is left. */
export async function putPasskeyAway(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}
