/** The name of the stored event that is dispatched when the visitor changes the deposit or term of a repayment. */
export const OWN_TERMS_STORE = 'own-terms';
