import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;

let listener: Listener = () => {};

/** The app says here, once, what happens when a call fails; a quiet call leaves it to its caller. */
export function onFailure(given: Listener): void {
  listener = given;
}

export const tellFailure = (error: ApiError): void => listener(error);
