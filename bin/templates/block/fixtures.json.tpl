{
	"empty": { "heading": "", "items": [] },
	"typical": { "heading": "{{Title}}", "items": [ "One", "Two" ] },
	"extreme": {
		"heading": "A heading that is much longer than anyone would write but that must not break the page when somebody does",
		"items": [ "Averyverylongwordwithoutanyplacetobreakit-0000000000000000000000000000000000000000" ]
	},
	"hostile": { "heading": "</script><script>alert(1)</script>", "items": [ "\"Lee's\" 4x4 -- 3/8\" & <b>:)</b> ..." ] }
}
