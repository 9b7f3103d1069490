import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Why passkeys cannot be used on this page. */
export type PasskeyObstacle = 'address' | 'browser';

const isBareAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Passkeys need a host name, so an IP address cannot have any; browsers also hide them on insecure pages. */
export function passkeyObstacle(): PasskeyObstacle | undefined {
  if (isBareAddress(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? undefined : 'browser';
}

/** An opaque object in the contract: only the browser and the server's WebAuthn library read it. */
type Ceremony = Record<string, unknown>;

/**
 * The result of the browser's passkey dialog. Browsers report `declined` alike for a dialog that was closed, timed out,
 * or found no matching passkey.
 */
export type PasskeyResult = { answer: Ceremony } | { refusal: 'declined' | 'known' };

// Loaded with the first passkey request: most visits never make one.
const library = () => import('@simplewebauthn/browser');

function refusalOf(error: unknown): PasskeyResult {
  const name = error instanceof Error ? error.name : '';
  const isExpected = ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(name);
  if (!isExpected) console.warn('The passkey was not used:', error);
  return { refusal: name === 'InvalidStateError' ? 'known' : 'declined' };
}

/** Creates a passkey on a device of the person's choice. */
export async function createPasskey(options: Ceremony): Promise<PasskeyResult> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    return { answer: { ...(await startRegistration({ optionsJSON })) } };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Requests a passkey. With autofill, the browser offers its passkeys next to the saved addresses, and waits. */
export async function requestPasskey(
  options: Ceremony,
  useBrowserAutofill = false,
): Promise<PasskeyResult> {
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

/** Cancels a pending request, such as the one in autofill when the page is left. */
export async function cancelPasskeyRequest(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}
