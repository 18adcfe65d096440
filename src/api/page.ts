/** The facts about the site that PHP prints once a page, in `<script id="coleman-page">`; nothing of a person. */
export type Page = {
	api: string;
	ajax: string;
	token: string;
	urls: Record< 'cart' | 'login' | 'account' | 'logout' | 'register' | 'forgot', string >;
};

declare global {
	interface Window {
		/** The same facts in the editor. */
		colemanPage?: Partial< Page >;
	}
}

const DEFAULTS: Page = {
	api: '/wp-json/coleman/v1/',
	ajax: '/wp-admin/admin-ajax.php',
	token: '',
	urls: {
		cart: '/cart',
		login: '/customer/login',
		account: '/customer',
		logout: '/customer/logout',
		register: '/customer/create',
		forgot: '/customer/forgot-password',
	},
};

export function page(): Page {
	const text = document.getElementById( 'coleman-page' )?.textContent;
	return { ...DEFAULTS, ...( text ? JSON.parse( text ) : window.colemanPage ) };
}
