<?php

/**
 * WordPress calls this when the plugin is deleted. All data stays, unless the settings say otherwise.
 */

declare(strict_types=1);

if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

require_once __DIR__ . '/autoload.php';

(static function (): void {
    foreach (is_multisite() ? get_sites(['fields' => 'ids', 'number' => 0]) : [0] as $site) {
        0 === $site || switch_to_blog((int) $site);
        Coleman\Api\Plugin::modules()->maintenance->uninstall()->run();
        0 === $site || restore_current_blog();
    }
})();
