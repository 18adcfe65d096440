/** The build gives a style sheet as its text where it is asked for by name. */
declare module 'leaflet/dist/leaflet.css' {
	const styles: string;
	export default styles;
}
