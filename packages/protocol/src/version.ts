/** The version both sides name in their hello. It goes up when an old client would misread a new message. */
export const PROTOCOL = 3;
