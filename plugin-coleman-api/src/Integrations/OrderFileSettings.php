<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

/** Where orders are written as files, and how. The option `coleman_order_files`, or the constant `COLEMAN_ORDER_FOLDER` for the folder. */
final readonly class OrderFileSettings
{
    public const OPTION = 'coleman_order_files';

    public const CONSTANT = 'COLEMAN_ORDER_FOLDER';

    public const OFF = 'off';

    public const FORMATS = [self::OFF, 'csv', 'jsonl'];

    private function __construct(public string $folder, public string $format, public bool $marksSent)
    {
    }

    public static function get(): self
    {
        $option = get_option(self::OPTION, []);
        $option = is_array($option) ? $option : [];
        $format = $option['format'] ?? self::OFF;
        $folder = $option['folder'] ?? '';

        return new self(
            self::fixedFolder() ?: (is_string($folder) ? $folder : ''),
            is_string($format) && in_array($format, self::FORMATS, true) ? $format : self::OFF,
            true === ($option['marks_sent'] ?? false),
        );
    }

    /** '' where the constant is not set. */
    public static function fixedFolder(): string
    {
        $folder = defined(self::CONSTANT) ? constant(self::CONSTANT) : '';

        return is_string($folder) ? $folder : '';
    }

    public function isOn(): bool
    {
        return self::OFF !== $this->format && '' !== $this->folder;
    }

    /** @return string why orders cannot lie there, in a sentence; '' where they can */
    public static function faultOf(string $folder): string
    {
        $real = str_starts_with($folder, '/') ? realpath($folder) : false;
        if (false === $real || !is_dir($real) || !is_writable($real)) {
            return __('Enter the path of a folder that is there and that PHP may write to. It begins with /.', 'coleman');
        }
        $root = $_SERVER['DOCUMENT_ROOT'] ?? '';
        foreach ([ABSPATH, WP_CONTENT_DIR, is_string($root) ? $root : ''] as $open) {
            $open = '' === $open ? false : realpath($open);
            if (false !== $open && str_starts_with($real . '/', rtrim($open, '/') . '/')) {
                return __('This folder is part of the website, where visitors could read the files. Choose one outside of it.', 'coleman');
            }
        }

        return '';
    }
}
