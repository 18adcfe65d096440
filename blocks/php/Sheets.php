<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** Style sheets that several blocks share. Small as they are, WordPress prints them in the page. */
final readonly class Sheets
{
    public function __construct(private string $folder, private string $file)
    {
    }

    public function register(string $handle, string $name): void
    {
        $file = $this->folder . '/' . $name;
        wp_register_style($handle, plugins_url($name, $this->file), [], (string) filemtime($file));
        wp_style_add_data($handle, 'path', $file);
    }

    public function enqueue(string $handle, string $name): void
    {
        $this->register($handle, $name);
        wp_enqueue_style($handle);
    }
}
