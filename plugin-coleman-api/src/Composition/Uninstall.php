<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Content\CatalogContent;
use Coleman\Api\Database\Connection;
use Coleman\Api\Diagrams\DrawingStore;
use Coleman\Api\Feeds\FeedStore;
use Coleman\Api\Health\DropIn;
use Coleman\Api\Images\OriginalStore;
use Coleman\Api\Images\PictureStore;
use Coleman\Api\Settings\Groups\UninstallGroup;
use Coleman\Api\Staff\Roles;

/** Takes everything of the dealership off a site, when the plugin is deleted and the dealer has chosen so. */
final readonly class Uninstall
{
    /** Tables, options, user meta and scheduled work of ours begin so. */
    private const OURS = 'coleman_';

    public function __construct(private Connection $connection, private DropIn $dropIn)
    {
    }

    /** @return bool whether anything was to be removed */
    public function run(): bool
    {
        if (!UninstallGroup::removesData()) {
            return false;
        }
        Roles::remove();
        array_map(wp_unschedule_hook(...), $this->scheduled());
        // Without the plugin nobody could see or edit it.
        foreach (get_posts(['post_type' => CatalogContent::POST_TYPE, 'post_status' => get_post_stati(), 'numberposts' => -1, 'fields' => 'ids']) as $id) {
            wp_delete_post($id, true);
        }
        $this->dropTables();
        foreach ($this->names('options', 'option_name', ['', '_transient_', '_transient_timeout_']) as $option) {
            delete_option($option);
        }
        foreach ($this->names('usermeta', 'meta_key', ['']) as $key) {
            delete_metadata('user', 0, $key, '', true);
        }
        $this->dropIn->remove();
        FeedStore::ofSite('')->destroy();
        $originals = OriginalStore::ofSite('');
        PictureStore::ofSite($originals)->destroy();
        DrawingStore::ofSite($originals)->destroy();
        $originals->destroy();
        wp_cache_flush();

        return true;
    }

    private function dropTables(): void
    {
        $prefix = $this->connection->table('');
        foreach ($this->connection->rows('SHOW TABLES LIKE %s', [$prefix . '%']) as $row) {
            $name = (string) current($row);
            // To LIKE an underscore is any sign.
            if (str_starts_with($name, $prefix)) {
                $this->connection->execute(sprintf('DROP TABLE IF EXISTS {%s}', substr($name, strlen($prefix))));
            }
        }
    }

    /**
     * @param list<string> $before what may stand before our names
     * @return list<string>
     */
    private function names(string $table, string $column, array $before): array
    {
        $names = array_column($this->connection->rows(sprintf('SELECT DISTINCT %s AS name FROM {wp:%s} WHERE %s LIKE %%s', $column, $table, $column), ['%coleman%']), 'name');

        return array_values(array_filter(
            array_map(strval(...), $names),
            static fn (string $name): bool => array_any($before, static fn (string $start): bool => str_starts_with($name, $start . self::OURS)),
        ));
    }

    /** @return list<string> hooks of ours in WordPress's schedule */
    private function scheduled(): array
    {
        $hooks = array_merge(...array_map(array_keys(...), array_values(array_filter(_get_cron_array(), is_array(...)))));

        return array_values(array_filter(array_unique(array_map(strval(...), $hooks)), static fn (string $hook): bool => str_starts_with($hook, self::OURS)));
    }
}
