<?php

/**
 * Title: Header
 * Slug: coleman/header
 * Categories: header
 * Block Types: core/template-part/header
 */

declare(strict_types=1);

// Colors stand on the group, so that the part can be read when it is edited alone.
?>
<!-- wp:coleman/announcements /-->
<!-- wp:group {"className":"site-header__frame","backgroundColor":"steel","textColor":"on-steel","layout":{"type":"default"}} -->
<div class="wp-block-group site-header__frame has-on-steel-color has-steel-background-color has-text-color has-background">
<!-- wp:group {"className":"site-header__bar","layout":{"type":"default"}} -->
<div class="wp-block-group site-header__bar">
<!-- wp:group {"className":"site-header__brand","layout":{"type":"default"}} -->
<div class="wp-block-group site-header__brand">
<!-- wp:site-logo {"width":48,"isLink":false} /-->
<!-- wp:site-title {"level":0,"style":{"typography":{"fontWeight":"700","lineHeight":"1"}},"fontSize":"large","fontFamily":"display"} /-->
</div>
<!-- /wp:group -->
<!-- wp:coleman/site-search {"size":"header"} /-->
<!-- wp:coleman/my-branch /-->
<!-- wp:coleman/user-bar /-->
</div>
<!-- /wp:group -->
<!-- wp:coleman/mega-menu /-->
</div>
<!-- /wp:group -->
