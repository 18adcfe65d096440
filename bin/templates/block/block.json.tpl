{
	"$schema": "https://schemas.wp.org/trunk/block.json",
	"apiVersion": 3,
	"name": "coleman/{{name}}",
	"title": "{{Title}}",
	"category": "coleman-site",
	"icon": "block-default",
	"description": "What it is for, in one sentence.",
	"textdomain": "coleman",
	"attributes": {
		"heading": { "type": "string", "default": "" }
	},
	"supports": {
		"html": false,
		"spacing": { "margin": true }
	},
	"render": "file:./render.php",
	"editorScript": "coleman-blocks-editor",
	"style": "file:./style-index.css"
}
